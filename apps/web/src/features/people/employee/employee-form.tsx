import { LENGTHS, MARKINGS } from '@faena/shared/domain';
import {
  type Employee,
  EmployeeNoun,
  formValues,
  type NewEmployee,
  requiredPhone,
} from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { chosenLanguage } from '@/lib/language.ts';
import { leastPassword } from '@/lib/least-password.ts';
import { reportError } from '@/lib/report.ts';
import { useBack } from '@/lib/way-back.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { LanguageSelect } from '@/ui/language-select.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Select } from '@/ui/select.tsx';
import { toast } from '@/ui/toast.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { employeeTexts } from '../texts/employees.ts';
import { useSaveEmployee } from './changes.ts';

const texts = employeeTexts.form;

const CreateForm = EmployeeNoun.creation
  .omit({ companyId: true })
  .extend({ marking: EmployeeNoun.form.shape.marking });
/** A password of spaces keeps the present one (EMPLOYEE-5). */
const OptionalPassword = z.string().superRefine((typed, context) => {
  const { error } = typed.trim() ? CreateForm.shape.password.safeParse(typed) : {};
  for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
});
const EditForm = EmployeeNoun.form
  .omit({ hourlyRate: true })
  .extend({ password: OptionalPassword, language: CreateForm.shape.language });

const FIELDS = [
  { name: 'fullname', type: 'text', longest: LENGTHS.name, required: true },
  { name: 'username', type: 'text', longest: LENGTHS.usernameMax, required: true },
  { name: 'email', type: 'email', longest: LENGTHS.email, required: true },
  { name: 'phone', type: 'tel', longest: LENGTHS.phone, required: true },
] as const;
const TYPED = [...FIELDS.map(({ name }) => name), 'password'] as const;
const NAMES = [...TYPED, 'language', 'marking'] as const;

type Values = Record<(typeof TYPED)[number], string> &
  Pick<Employee, 'marking'> &
  Pick<NewEmployee, 'language'>;

type EmployeeFormProps = {
  companyId: string;
  /** The employee to edit; the password stays unless another is typed. Without it the form creates an employee. */
  employee?: Employee;
};

/** The form to create or edit an employee (EMPLOYEE-7); saving and cancelling lead to /employees. */
export function EmployeeForm({ companyId, employee }: EmployeeFormProps) {
  const navigate = useNavigate();
  const back = useBack('/employees');
  const { alert } = useDialogs();
  const { mutate, cancel, isPending, error } = useSaveEmployee(companyId, employee?._id);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: formResolver(
      employee ? EditForm.extend({ phone: requiredPhone(employee.phone) }) : CreateForm,
      'es',
    ),
    defaultValues: {
      ...formValues(EmployeeNoun, employee ?? null),
      password: '',
      language: chosenLanguage() ?? null,
    },
  });
  const { errors, isDirty } = formState;
  const { letGo } = useUnsaved(isDirty);

  const save = handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => {
        letGo();
        toast.success(texts.saved(values.fullname));
        navigate(back);
      },
      onError: (refused) => {
        reportError(refused);
        showFieldErrors(refused, [...NAMES], setError, 'es');
        void alert(texts.saveFailed);
      },
    }),
  );

  return (
    <Card className="max-w-2xl p-4 sm:p-6">
      <form noValidate onSubmit={save}>
        {error && !isPending && <Notice tone="danger">{messageOf(error, texts.saveFailed, 'es')}</Notice>}
        <fieldset disabled={isPending} className="mt-4 grid gap-4 first:mt-0 sm:grid-cols-2">
          {FIELDS.map(({ name, type, longest, required }) => (
            <Field
              key={name}
              longest={longest}
              label={texts.fields[name]}
              error={errors[name]?.message}
              required={required}
            >
              <Input {...register(name)} type={type} autoComplete="off" />
            </Field>
          ))}
          <Field
            label={employee ? texts.fields.newPassword : texts.fields.password}
            hint={texts.passwordHint(leastPassword())}
            error={errors.password?.message}
            required={!employee}
          >
            <Input {...register('password')} type="password" autoComplete="new-password" />
          </Field>
          {!employee && (
            <Field label={texts.fields.language} error={errors.language?.message}>
              <LanguageSelect {...register('language', { setValueAs: (chosen) => chosen || null })} />
            </Field>
          )}
          <Field label={texts.fields.marking} error={errors.marking?.message}>
            {/* An empty choice takes that of the company (MARK-2). */}
            <Select {...register('marking', { setValueAs: (chosen) => chosen || null })}>
              <option value="">{texts.asCompany}</option>
              {MARKINGS.map((marking) => (
                <option key={marking} value={marking}>
                  {texts.markings[marking]}
                </option>
              ))}
            </Select>
          </Field>
          <div className="flex gap-2 sm:col-span-2">
            <Button type="submit" variant="primary" loading={isPending}>
              {texts.save}
            </Button>
            <LinkButton
              to={back}
              onClick={() => {
                cancel();
                letGo();
              }}
            >
              {texts.cancel}
            </LinkButton>
          </div>
        </fieldset>
      </form>
    </Card>
  );
}
