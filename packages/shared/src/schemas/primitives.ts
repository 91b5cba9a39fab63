import { z } from 'zod';
import { composed, shownName, visible } from '../domain/clean-text.ts';
import { isCurrency } from '../domain/currencies.ts';
import { hasControls, isBlank } from '../domain/fold.ts';
import { LENGTHS, MAX_HOURLY_RATE } from '../domain/limits-and-defaults/index.ts';
import { isCalendarDate, isTimeZone } from '../domain/periods.ts';
import { isPhone } from '../domain/phone.ts';
import { isOfOneScript, USERNAME } from '../domain/username.ts';
import { type PlainReason, say } from '../wording/reasons.ts';

/** An ObjectId in the API format; parsing turns it to lower case. */
export const Id = z
  .string()
  .regex(/^[0-9a-f]{24}$/i, say('not_an_id'))
  .toLowerCase();

/** An instant in the API format: ISO-8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime();

/** A calendar date, `YYYY-MM-DD`, of a day that exists. */
export const CalendarDate = z.string().refine(isCalendarDate, say('not_a_date'));

/** An instant with any offset, in the years of calendar dates: its year in UTC must still have four digits. */
export const AnyInstant = z.iso.datetime({ offset: true }).refine((text) => {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && isCalendarDate(instant.toISOString().slice(0, 10));
}, say('not_of_these_years'));

/** An instant with any offset, or a calendar date, each read in its own way. */
export const InstantOrDate = z.union([AnyInstant, CalendarDate], say('not_a_time_or_date'));

/** The end of a page in a list of the newest first: the instant and the id of its last row (WIRE-29). */
export const PageEnd = z
  .string()
  .min(26, { error: say('not_valid'), abort: true })
  .max(40, { error: say('not_valid'), abort: true })
  .regex(/^\d{1,15}-[0-9a-f]{24}$/, say('not_valid'));

/** A boolean in a query. */
export const Flag = z.stringbool();

/** An IANA time zone name. */
export const TimeZone = z.string().refine(isTimeZone, say('not_a_time_zone'));

/** A currency that a company can have, in any case. */
export const Currency = z.string().trim().toUpperCase().refine(isCurrency, say('not_a_currency'));

const atMost = (max: number) => say('too_long', { max });

/** Text that may be empty: trimmed, blank or invisible-only counts as empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .overwrite(composed)
    .trim()
    .max(max, atMost(max))
    .transform((value) => (isBlank(value) ? '' : value));

/** Text that must not be blank. */
export const requiredText = (max: number, missing: PlainReason = 'required') =>
  z
    .string({ error: say(missing) })
    .overwrite(composed)
    .trim()
    .min(1, { error: say(missing), abort: true })
    .max(max, atMost(max))
    .refine((value) => !isBlank(value), say(missing));

/** A text that names something in a list, such as the title of a task or a tag (WIRE-28). */
export const requiredTitle = (max: number) => requiredText(max).overwrite(visible);

/** A text that names something in a list, or an empty one. */
export const optionalTitle = (max: number) => optionalText(max).transform(visible);

/** Accepts the empty text or a text of `schema`; the refusal is that of `schema`. */
export const emptyOr = <S extends z.ZodType<string, string>>(schema: S) =>
  z.union([z.literal(''), schema], {
    error: (issue) => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
  });

/** A non-negative amount of money with at most two decimals, in the currency's unit. */
export const Money = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine((value) => Math.round(value * 100) / 100 === value, say('too_many_decimals'));

/** Money an hour (RATE-2). */
export const HourlyRate = Money.max(MAX_HOURLY_RATE, say('too_large', { max: MAX_HOURLY_RATE }));

/** The name of an account: letters of one script, digits and a few signs (ACCOUNT-18). */
export const Username = z
  .string()
  .overwrite(composed)
  .trim()
  .min(1, { error: say('required'), abort: true })
  .min(LENGTHS.usernameMin, say('too_short', { min: LENGTHS.usernameMin }))
  .max(LENGTHS.usernameMax, atMost(LENGTHS.usernameMax))
  .regex(USERNAME, { error: say('not_a_username'), abort: true })
  .refine(isOfOneScript, say('username_mixes_scripts'));

/** The key of a lookup for somebody who may not exist: any text is a try. */
export const AnyUsername = z.string().overwrite(composed).trim().max(LENGTHS.email, atMost(LENGTHS.email));

export const Email = z
  .string()
  .trim()
  .min(1, say('required'))
  .max(LENGTHS.email, atMost(LENGTHS.email))
  .pipe(z.email(say('not_an_email')));

/** An e-mail address, or an empty text. */
export const OptionalEmail = emptyOr(Email);

const isPhoneOr = (kept: string) => (text: string) => text === kept || isPhone(text);

/** A phone or an empty text. `kept` is the stored phone, which stays valid if it is older than the check (WIRE-11). */
export const optionalPhone = (kept = '') =>
  optionalText(LENGTHS.phone).refine(isPhoneOr(kept), say('not_a_phone'));

/** A phone that is required; `kept` as in `optionalPhone`. */
export const requiredPhone = (kept = '') =>
  requiredText(LENGTHS.phone).refine(isPhoneOr(kept), say('not_a_phone'));

/** A phone in a change: the verb checks it, because it knows the stored one. */
export const AnyPhone = optionalText(LENGTHS.phone);
export const AnyNeededPhone = requiredText(LENGTHS.phone);

/** A name; runs of spaces become one, as on the screen, and invisible characters go (WIRE-28). */
export const Name = z
  .string({ error: say('required') })
  .overwrite(shownName)
  .min(1, { error: say('required'), abort: true })
  .max(LENGTHS.name, atMost(LENGTHS.name))
  .refine((value) => !isBlank(value), say('required'));

/** The name of a person or company: one line, and visible as a whole. */
export const PlainName = z
  .string({ error: say('required') })
  .refine((typed) => !hasControls(typed), { error: say('control_characters'), abort: true })
  .pipe(Name);

/** A name in a change: the verb checks it, because it knows the stored one, which may be older than the check. */
export const AnyPlainName = z
  .string({ error: say('required') })
  .overwrite((typed) => (hasControls(typed) ? typed : shownName(typed)))
  .min(1, { error: say('required'), abort: true })
  .max(LENGTHS.name, atMost(LENGTHS.name))
  .refine((value) => !isBlank(value), say('required'));

export const Description = optionalText(LENGTHS.description);

/** A colour as `#rrggbb`. */
export const Color = z.string().regex(/^#[0-9a-f]{6}$/i, say('not_a_color'));

/** The answer of deleting and acknowledging routes. */
export const Message = z.object({ message: z.string() });

/** The id and name of any entity. */
export const Named = z.object({ _id: Id, name: z.string() });
