import { enterAs, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { newCrew, openPlanilla } from '../manager/crew.ts';

const { step } = test;

test('an employee asks for a forgotten record, a manager accepts it with other times, and the employee is told until they have seen it (REQUEST-1, REQUEST-2, REQUEST-5)', async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  const { _id: worked } = await crew.worked('07:00', '09:00');
  const { _id: other } = await crew.worked('10:00', '11:00');
  const me = await signIn(product.origin, crew.credentials);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const requests = page.getByRole('region', { name: 'Solicitudes' });
  const news = page.getByRole('region', { name: 'Cambios en los registros' });

  await step('the employee asks', async () => {
    await enterAs(page, me);
    await page.goto('/employee/time-tracker');
    await page.getByRole('button', { name: 'Olvidé marcar' }).click();
    const form = dialog('Olvidé marcar');
    for (const label of ['Día de inicio', 'Día de fin']) await form.getByLabel(label).fill('05/03/2026');
    await form.getByLabel('Hora de inicio').fill('08:30');
    await form.getByLabel('Hora de fin').fill('17:00');
    await form.getByLabel('Motivo').fill('Dejé el teléfono en casa y trabajé en el muelle hasta tarde.');
    await expect(form.getByText(/^Se cruza con el registro/)).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'request-form');
    await form.getByLabel('Hora de inicio').fill('13:00');
    await form.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(requests.getByText('Sin respuesta')).toBeVisible();
  });

  await step('so that the manager accepts it with other times', async () => {
    // And of another record that it be corrected, which is declined.
    const { _id: declined } = await me.api.recordRequest.ask({
      body: {
        recordId: worked,
        startTime: '2026-03-05T11:00:00.000Z',
        endTime: '2026-03-05T15:00:00.000Z',
        reason: `Llegué a las cinco. ${'Sinfinal'.repeat(30)}`,
      },
    });
    const params = { id: declined };
    await crew.manager.api.recordRequest.say({
      params,
      body: { text: '¿Quién abrió la puerta a esa hora?' },
    });
    await openPlanilla(page, crew);
    const people = page.getByRole('radiogroup', { name: 'Empleados' });
    await expect(people.getByText('2 solicitudes')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'requests-planilla');
    await crew.manager.api.recordRequest.decline({ params, body: { reason: 'La obra abre a las siete.' } });
    await requests
      .getByRole('button', { name: /^Aceptar con cambios la solicitud de 5\/3\/26, 13:00/ })
      .click();
    const form = dialog('Aceptar con cambios');
    await form.getByLabel('Hora de fin').fill('16:00');
    await form.getByLabel('Motivo').fill('El muelle cerró a las cuatro.');
    await shoot(page, 'request-accept');
    await form.getByRole('button', { name: 'Aceptar' }).click();
    await expect(requests.getByText(/^Aceptada con cambios: 5\/3\/26, 13:00 – 16:00/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Registros' }).getByText('16:00')).toBeVisible();
  });

  await step('and the employee is told on their home, until they have seen it', async () => {
    const reason = 'Nunca estuvo allí.';
    await crew.manager.api.record.void({ params: { id: other }, body: { reason } });
    await enterAs(page, me);
    await page.goto('/employee');
    await expect(news.getByText('El muelle cerró a las cuatro.')).toBeVisible();
    await expect(news.getByText('+3:00 h · +Q31.50')).toBeVisible();
    await expect(news.getByText('−1:00 h · −Q10.50')).toBeVisible();
    await expect(news.getByText('La obra abre a las siete.')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'record-news');
    await news.getByRole('button', { name: 'Visto' }).click();
    await expect(news).toBeHidden();
    await page.reload();
    await expect(page.getByText('Trabajado hoy')).toBeVisible();
    await expect(news).toBeHidden();
    await page.goto('/employee/time-tracker');
    await expect(requests.getByText('Aceptada', { exact: true })).toBeVisible();
    await shoot(page, 'requests-own');
  });
});
