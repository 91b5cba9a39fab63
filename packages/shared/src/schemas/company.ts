import { z } from 'zod';
import { DEFAULT_COMPANY_COLOR, LENGTHS } from '../domain/constants.ts';
import { Color, Id, Instant, Name, OptionalEmail, optionalText, Phone, TimeZone } from './primitives.ts';

/**
 * A company (COMPANY-1). `created_by` is the creator's username and `line_of_business` the
 * line's name, both derived from ids; `line_of_business` is empty when there is none.
 */
export const Company = z.object({
  _id: Id,
  name: z.string(),
  created_by: z.string(),
  line_of_business: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  color: z.string(),
  timezone: z.string(),
  createdAt: Instant,
});
export type Company = z.infer<typeof Company>;

const LineName = optionalText(LENGTHS.name);
const Address = optionalText(LENGTHS.address);

/** `POST /company/new_company`. Only an admin may name another owner in `created_by`. */
export const NewCompany = z.object({
  name: Name,
  created_by: z.string().trim().optional(),
  line_of_business: Name,
  address: Address.default(''),
  email: OptionalEmail.default(''),
  phone: Phone.default(''),
  color: Color.default(DEFAULT_COMPANY_COLOR),
  timezone: TimeZone.optional(),
});
export type NewCompany = z.infer<typeof NewCompany>;

/** `PUT /company/update_company/:id`: any part; an empty line of business leaves none. */
export const CompanyChanges = z
  .object({
    name: Name,
    line_of_business: LineName,
    address: Address,
    email: OptionalEmail,
    phone: Phone,
    color: Color,
    timezone: TimeZone,
  })
  .partial();
export type CompanyChanges = z.infer<typeof CompanyChanges>;
