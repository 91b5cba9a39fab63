import fc from 'fast-check';

/** Objects whose keys are the danger; written as JSON, as `__proto__` in a literal would be no key. */
const KEYS = [
  '{"$gt":""}',
  '{"$ne":null}',
  '{"$where":"sleep(1000)"}',
  '{"$expr":{"$function":{}}}',
  '{"a.b":1}',
  '{"__proto__":{"rol_id":1}}',
  '{"constructor":{"prototype":{"rol_id":1}}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"length":1e9}',
  '{"_bsontype":"ObjectId","id":"x"}',
  '{"":0}',
].map((text) => JSON.parse(text) as unknown);

const NUMBERS = [0, -0, -1, 0.1, 1.005, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53)];

const TEXTS = [
  '',
  ' ',
  '\u200b',
  '\0',
  'a\0b',
  '$gt',
  '$where',
  '__proto__',
  'constructor',
  'null',
  'true',
  '0',
  '-1',
  '1e3',
  '../../etc/passwd',
  '%00',
  '%',
  "' or 1=1",
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '\ud800',
  '\udfff\ud800',
  '😀'.repeat(30),
  '\u202e\ufeff\u0007',
  'ﬀİıſß',
  'e\u0301'.repeat(100),
  'x'.repeat(70),
  'x'.repeat(100_000),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-11-20',
  'a@b',
  'a@b.co',
  '<script>alert(1)</script>',
];

/** Instants at the edge of what a date can be, and beyond. */
export const INSTANTS = [
  '2026-11-20T14:03:00.000Z',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999999999-23:59',
  '1969-12-31T23:59:59Z',
  '2026-11-20T24:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-02-29T00:00:00Z',
];

/** Text that programs stumble over. */
export const nastyText = fc.oneof(
  fc.constantFrom(...TEXTS, ...INSTANTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const bottomless = fc.integer({ min: 1, max: 3_000 }).map((depth) => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
});

/** Values that JSON can hold and no schema asks for. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...KEYS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ...NUMBERS) },
  { weight: 1, arbitrary: bottomless },
  { weight: 1, arbitrary: fc.jsonValue() },
);
