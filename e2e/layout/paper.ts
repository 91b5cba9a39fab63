import type { Page } from '@playwright/test';

const IN_FRAME = '.frame main';
const FIELDS = ':is(input, select, textarea, [role=combobox], [role=radio], [role=tab])';
/** Controls that paper may have: a switch shows its state, a head names its column, an underlined link is a word of its sentence. */
const ALLOWED = '[role=switch], th *, [role=columnheader] *, .underline';
/** Buttons and links, and fields. A form prints its fields with their values. */
const CONTROLS = `${IN_FRAME} :is(button, a):not(${ALLOWED}, form ${FIELDS}, form [aria-haspopup]), ${IN_FRAME} ${FIELDS}:not(form *, ${ALLOWED})`;
/** The names of controls that show the value of a task. */
const VALUES = /^(Prioridad: |Estado de |Asignado a: )/;

/**
 * The controls without data on the paper of a signed-in person's screen (DESIGN-27). Data are typed texts, figures, and the
 * values of tasks and fields.
 */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const names = await page.locator(CONTROLS).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.querySelector('bdi') && !/\d/.test(one.textContent))
      .filter((one) => !(one instanceof HTMLInputElement && one.type === 'text' && one.value !== ''))
      .map((one) => {
        const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null;
        return one.getAttribute('aria-label') ?? label ?? one.textContent;
      }),
  );
  await page.emulateMedia({ media: 'screen' });
  return names.filter((name) => !VALUES.test(name)).map((name) => `“${name}” is printed`);
}
