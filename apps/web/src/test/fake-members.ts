import type { Person, PersonCard, Project, ProjectInvitation } from '@faena/shared/schemas';
import { screen } from '@testing-library/react';
import { card, company, person, project } from './entities.ts';
import { type Answers, emptyLists } from './fake-api.ts';
import { renderRoute, type Visit } from './render-route.tsx';

/** A stored project with its members: additions and removals persist. */
export class FakeMembers {
  readonly me = person('manager', { username: 'gestor', fullname: 'Marta Gestora' });
  readonly rosa = person('employee', {
    username: 'rosa',
    fullname: 'Rosa Ajanel',
    email: 'rosa@example.com',
  });
  readonly guest = person('manager', { username: 'invitado', fullname: 'Iván Invitado' });
  readonly company = company();
  members: PersonCard[] = [card(this.me)];
  invited: ProjectInvitation[] = [];
  /** The people a search can find. */
  everybody: Person[] = [this.me, this.rosa, this.guest];
  /** The found people who become members only after they accept. */
  strangers: Person[] = [];
  readonly #project = project({
    name: 'Apertura zona 10',
    username: 'gestor',
    company_id: this.company._id,
  });

  get project(): Project {
    return { ...this.#project, usuarios: this.members.map(({ username }) => username) };
  }

  /** The answer to a change of the members. */
  answer() {
    return { message: '', project: this.project };
  }

  /** The tab of a project's members, for this person. */
  open(
    others: Pick<Answers, 'project' | 'person' | 'crew' | 'kiosk'> = {},
    as = this.me,
    board: NonNullable<Answers['task']>['board'] = () => [],
  ): Promise<Visit> {
    return renderRoute(`/projects/${this.#project._id}?ver=usuarios`, {
      as,
      company: this.company,
      api: {
        ...emptyLists(),
        task: { ...emptyLists().task, board },
        company: { mine: () => [this.company], get: () => this.company },
        project: {
          list: () => [this.project],
          get: () => this.project,
          members: () => this.members,
          addMember: ({ body }) => {
            const [stranger] = this.strangers.filter(({ username }) => username === body.username);
            if (stranger) return { message: '', invitation: this.#invite(stranger) };
            const added = this.everybody.filter(({ username }) => username === body.username);
            this.members = [...this.members, ...added.map(card)];
            return this.answer();
          },
          removeMember: ({ body }) => {
            this.members = this.members.filter(({ username }) => username !== body.username);
            return this.answer();
          },
          ...others.project,
        },
        crew: others.crew ?? {},
        kiosk: others.kiosk ?? {},
        projectInvitation: {
          ofProject: () => this.invited,
          withdraw: ({ params: { id } }) => {
            this.invited = this.invited.filter(({ _id }) => _id !== id);
            return { message: '' };
          },
        },
        person: {
          account: () => as,
          search: ({ query: { q } }) => this.#found((one) => holds(one, q)),
          lookUp: ({ query: { username, email } }) =>
            this.#found((one) => one.username === username?.toLowerCase() || one.email === email),
          ...others.person,
        },
      },
    });
  }

  #invite(stranger: Person): ProjectInvitation {
    const invitation = {
      _id: stranger._id,
      project_id: this.#project._id,
      person: card(stranger),
      createdAt: '2026-11-20T14:00:00.000Z',
    };
    this.invited = [...this.invited, invitation];
    return invitation;
  }

  #found(matches: (one: Person) => boolean): PersonCard[] {
    return this.everybody.filter(matches).map(card);
  }
}

const holds = ({ username, fullname }: Person, text: string) =>
  `${username} ${fullname}`.toLowerCase().includes(text.toLowerCase());

/** The list of the members, in the tab. */
export const findMemberList = () => screen.findByRole('region', { name: /^Usuarios en el Proyecto/ });
