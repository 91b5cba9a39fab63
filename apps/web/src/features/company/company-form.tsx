import { CURRENCIES, LENGTHS, MAX_COMPANIES } from '@faena/shared/domain';
import { type Company, CompanyNoun, formValues, optionalPhone } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { spokenOn } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { ColorInput } from '@/ui/color-input.tsx';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { SearchSelect } from '@/ui/search-select.tsx';
import { Select } from '@/ui/select.tsx';
import { toast } from '@/ui/toast.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { ClockTerms } from './clock-terms.tsx';
import { ConfirmedActs } from './confirmed-acts.tsx';
import { useLinesOfBusiness } from './lines-of-business.ts';
import { myCompanies } from './requests.ts';
import { companyFormTexts } from './texts/company-form.ts';

const texts = companyFormTexts;
const currencyName = new Intl.DisplayNames(spokenOn('en'), { type: 'currency' });
const CURRENCY_OPTIONS = [
  { value: '', label: texts.noCurrency },
  ...CURRENCIES.map((code) => ({ value: code, label: `${code} · ${currencyName.of(code)}` })),
];
const TIME_ZONES = Intl.supportedValuesOf('timeZone');

const EditForm = CompanyNoun.form;
const RegisterForm = EditForm.extend({ line_of_business: z.string().min(1, texts.selectLine) });

const NEW_MARKING = CompanyNoun.creation.shape.marking.parse(undefined);

type CompanyFormValues = z.input<typeof EditForm>;

type CompanyFormProps = {
  /** The company to change; null for a new one, which needs a line of business (COMPANY-2). */
  company: Company | null;
  submitLabel: string;
  saving: boolean;
  /** Saves the form. `onSuccess` and `onRefused` report the result. Refusals show at their fields. */
  onSave: (
    company: CompanyFormValues,
    outcome: { onSuccess: () => void; onRefused: (error: unknown) => void },
  ) => void;
  onSaved: () => void;
};

/** The fields of a company (COMPANY-2, COMPANY-4). */
export function CompanyForm({ company, submitLabel, saving, onSave, onSaved }: CompanyFormProps) {
  const initial: CompanyFormValues = {
    ...formValues(CompanyNoun, company),
    line_of_business: company?.line_of_business ?? '',
    marking: company?.marking ?? NEW_MARKING,
  };
  const zones = [...new Set([initial.timezone, ...TIME_ZONES])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
  const lines = useLinesOfBusiness();
  // The previous screens have read them.
  const { data: companies } = useQuery({ ...myCompanies, enabled: false });
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(
      (company ? EditForm : RegisterForm).extend({ phone: optionalPhone(company?.phone) }),
      'en',
    ),
    defaultValues: initial,
  });
  const { errors, isDirty } = formState;
  const { letGo } = useUnsaved(isDirty);
  const names = [initial.line_of_business, ...(lines.data ?? []).map(({ name }) => name)];
  const options = [...new Set(names.filter(Boolean))];

  const save = handleSubmit((values) =>
    onSave(values, {
      onSuccess: () => {
        letGo();
        toast.success(texts.saved(values.name));
        onSaved();
      },
      onRefused: (error) =>
        showFieldErrors(error, Object.keys(initial) as (keyof CompanyFormValues)[], setError, 'en'),
    }),
  );

  return (
    <Card className="max-w-2xl p-4 sm:p-6">
      <NearLimit
        present={company ? undefined : companies?.length}
        most={MAX_COMPANIES}
        screen="en"
        className="mb-4"
      />
      <form noValidate onSubmit={save}>
        <fieldset disabled={saving} className="grid gap-4 sm:grid-cols-2">
          <Field
            longest={LENGTHS.name}
            label={texts.fields.name}
            error={errors.name?.message}
            required
            className="sm:col-span-2"
          >
            <Input {...register('name')} autoComplete="organization" />
          </Field>
          <Field
            label={texts.fields.line_of_business}
            error={errors.line_of_business?.message}
            hint={lines.data?.length === 0 && texts.noLines}
            required={!company}
            className="sm:col-span-2"
          >
            {/* Remounts when the list arrives, so that the stored value selects its option. */}
            <Select key={options.length} {...register('line_of_business')}>
              <option value="">{texts.selectLine}</option>
              {options.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <QueryNote query={lines} failed={texts.linesFailed} className="sm:col-span-2" />
          <Field
            longest={LENGTHS.address}
            label={texts.fields.address}
            error={errors.address?.message}
            className="sm:col-span-2"
          >
            <Input {...register('address')} autoComplete="street-address" />
          </Field>
          <Field longest={LENGTHS.email} label={texts.fields.email} error={errors.email?.message}>
            <Input {...register('email')} type="email" autoComplete="email" />
          </Field>
          <Field longest={LENGTHS.phone} label={texts.fields.phone} error={errors.phone?.message}>
            <Input {...register('phone')} type="tel" autoComplete="tel" />
          </Field>
          <Field label={texts.fields.timezone} hint={texts.timezoneHint} error={errors.timezone?.message}>
            <Controller
              control={control}
              name="timezone"
              render={({ field: { name, value, onChange } }) => (
                <SearchSelect
                  name={name}
                  options={zones}
                  value={value}
                  onValueChange={onChange}
                  listLabel={texts.fields.timezone}
                  emptyText={texts.noZones}
                />
              )}
            />
          </Field>
          <Field label={texts.fields.currency} hint={texts.currencyHint} error={errors.currency?.message}>
            <Controller
              control={control}
              name="currency"
              render={({ field: { name, value, onChange } }) => (
                <SearchSelect
                  name={name}
                  options={CURRENCY_OPTIONS}
                  value={value}
                  onValueChange={onChange}
                  listLabel={texts.fields.currency}
                  emptyText={texts.noCurrencies}
                />
              )}
            />
          </Field>
          <ClockTerms control={control} errors={errors} />
          <Field label={texts.fields.color} error={errors.color?.message}>
            <Controller
              control={control}
              name="color"
              render={({ field: { value, onChange, ref, onBlur, name } }) => (
                <ColorInput name={name} ref={ref} value={value} onBlur={onBlur} onValueChange={onChange} />
              )}
            />
          </Field>
          <Controller
            control={control}
            name="confirmedActs"
            render={({ field: { value, onChange } }) => <ConfirmedActs value={value} onChange={onChange} />}
          />
          <div className="sm:col-span-2">
            <Button type="submit" variant="primary" loading={saving}>
              {submitLabel}
            </Button>
          </div>
        </fieldset>
      </form>
    </Card>
  );
}
