import type { Page } from '@faena/shared/contract';
import { foldSearch } from '@faena/shared/domain';
import type { RunAnswer } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type Listing, listing, onPage } from '../../../kernel/list.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { PersonModel } from '../../person/index.ts';
import { type RunDoc, RunModel } from '../runs/run-model.ts';
import { SlipLinkModel } from '../slips/slip-link-model.ts';
import { linkToWire } from '../slips/slip-link-wire.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';
import { slipToWire } from '../slips/slip-wire.ts';

/**
 * The answers of all employees of a run, by name, with their contacts for sending slips (ANSWER-1).
 * @throws AppError `not_found` for a run out of reach
 */
export async function listAnswers(
  id: string,
  actor: Actor,
  page: Page | null,
  { clock }: Services,
): Promise<RunAnswer[] | Listing<RunAnswer>> {
  const run = await RunModel.exists({ $and: [{ _id: id }, inOwnedCompanies<RunDoc>(actor)] });
  if (!run) throw notFound('run');
  // A run has some hundreds of slips with frozen names. Sorting them here needs no index.
  const slips = (await SlipModel.find({ runId: run._id }).lean<SlipDoc[]>()).sort(byName);
  return listing(page, withReach(page ? onPage(page, slips) : slips, clock.now()), async () => slips.length);
}

async function withReach(slips: readonly SlipDoc[], now: Date): Promise<RunAnswer[]> {
  const [people, links] = await Promise.all([
    PersonModel.find(
      { _id: { $in: slips.map(({ employeeId }) => employeeId) } },
      { phone: 1, email: 1 },
    ).lean(),
    SlipLinkModel.find({ slipId: { $in: slips.map(({ _id }) => _id) }, expiresAt: { $gt: now } }).lean(),
  ]);
  const personOf = new Map(people.map((person) => [String(person._id), person]));
  const linkOf = new Map(links.map((link) => [String(link.slipId), link]));
  return slips.map((slip) => {
    const wire = slipToWire(slip);
    const { _id, employeeId, fullname, username, net, answer, acceptedAt, viaLink, contested, claims } = wire;
    const { phone = '', email = '' } = personOf.get(employeeId) ?? {};
    const link = linkOf.get(_id);
    return {
      ...{ _id, employeeId, fullname, username, phone, email, net, answer, acceptedAt, viaLink, contested },
      claims,
      link: link ? linkToWire(link) : null,
    };
  });
}

const keyOf = ({ frozen, employeeId }: SlipDoc) => `${foldSearch(frozen.fullname)} ${employeeId}`;
const byName = (a: SlipDoc, b: SlipDoc) => (keyOf(a) < keyOf(b) ? -1 : 1);
