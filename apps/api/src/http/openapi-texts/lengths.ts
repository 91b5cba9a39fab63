import { LENGTHS, MAX_PASSWORD_BYTES, PIN_DIGITS } from '@faena/shared/domain';
import type { Json } from './json.ts';

/** The least and the most characters of a text; a single number is the most. */
type Length = number | readonly [min: number, max: number];

/** Lengths of texts by field name, for schemas that state none: such texts were accepted under them, or are our own. */
export const TEXT_LENGTHS: Readonly<Record<string, Length>> = {
  accessToken: [1, 4_096],
  account: LENGTHS.name,
  address: LENGTHS.address,
  after: LENGTHS.description,
  before: LENGTHS.description,
  author: LENGTHS.name,
  browser: LENGTHS.name,
  by: LENGTHS.name,
  checklist: [1, LENGTHS.checklistItem],
  color: [7, 7],
  company: LENGTHS.name,
  companyName: LENGTHS.name,
  cover: LENGTHS.name,
  created_by: LENGTHS.usernameMax,
  currency: 16,
  description: LENGTHS.description,
  deviceName: LENGTHS.name,
  dueDate: LENGTHS.name,
  email: LENGTHS.email,
  figuresHash: [64, 64],
  fullname: LENGTHS.name,
  hash: [64, 64],
  pinKey: [87, 87],
  pin: [PIN_DIGITS.min, PIN_DIGITS.max],
  recordsHash: [64, 64],
  /** The id of a picture, the only one that is no `Id`. */
  id: [32, 32],
  invitedBy: LENGTHS.name,
  lastFour: 4,
  key: [8, 128],
  label: LENGTHS.name,
  leaving: [8, 64],
  line_of_business: LENGTHS.name,
  lunchFrom: 5,
  madeBy: LENGTHS.name,
  names: LENGTHS.email,
  message: [1, 2_000],
  name: LENGTHS.name,
  network: LENGTHS.name,
  next: [26, 40],
  newPassword: [1, MAX_PASSWORD_BYTES],
  note: LENGTHS.reason,
  params: LENGTHS.description,
  password: [1, MAX_PASSWORD_BYTES],
  path: LENGTHS.reason,
  people: LENGTHS.name,
  phone: LENGTHS.phone,
  place: LENGTHS.name,
  prev: [0, 64],
  profilePicture: [1, LENGTHS.name],
  project: LENGTHS.name,
  projectName: LENGTHS.name,
  preview: LENGTHS.name,
  reason: LENGTHS.reason,
  recoveryCodes: [1, LENGTHS.tag],
  reference: LENGTHS.name,
  requestId: [8, 64],
  rol: [1, LENGTHS.tag],
  sample: LENGTHS.name,
  secret: [1, LENGTHS.name],
  stamp: [1, 80],
  status: LENGTHS.name,
  system: LENGTHS.name,
  tags: [1, LENGTHS.tag],
  text: LENGTHS.description,
  timezone: [1, 64],
  time: [5, 5],
  timeZone: [1, 64],
  title: LENGTHS.name,
  token: [1, LENGTHS.linkToken],
  type: LENGTHS.name,
  uri: [1, LENGTHS.description],
  username: LENGTHS.usernameMax,
  usuarios: LENGTHS.usernameMax,
  version: [1, LENGTHS.version],
};

/** Types with fields of their own, or without a schema. */
const NOT_OF_IT = ['properties', 'examples', 'enum', 'required', 'default'];

/** A schema in which each text states its length; `name` is the field or type in `TEXT_LENGTHS`. */
export function boundTexts<T>(name: string, schema: T): T {
  if (Array.isArray(schema)) return schema.map((part) => boundTexts(name, part)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [
    key,
    NOT_OF_IT.includes(key) ? part : boundTexts(name, part),
  ]);
  const bounded: Json = Object.fromEntries(parts);
  return (isFreeText(bounded) ? { ...lengthOf(TEXT_LENGTHS[name]), ...bounded } : bounded) as T;
}

/** Tests whether a text has neither a list of values nor a media type. */
function isFreeText({ type, format, ...schema }: Json): boolean {
  return [type].flat().includes('string') && !('enum' in schema || 'const' in schema) && format !== 'binary';
}

function lengthOf(length: Length | undefined): Json {
  if (length === undefined) return { minLength: 0 };
  const [minLength, maxLength] = typeof length === 'number' ? [0, length] : length;
  return { minLength, maxLength };
}
