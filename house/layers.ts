import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/** The features of the API from below: each knows those above its line in this list, through their index. */
export const API_FEATURES = [
  ['audit'],
  ['plan', 'line-of-business', 'account-mail', 'dead-letter'],
  ['person'],
  ['ledger'],
  ['company'],
  ['session'],
  ['device', 'push'],
  ['project'],
  ['people-search', 'project-invitation', 'board-view'],
  ['board-order'],
  ['task-store'],
  ['task-change'],
  ['task-archive', 'board-links'],
  ['project-room'],
  ['board'],
  ['task'],
  ['checklist', 'task-attachment', 'task-comment', 'task-cover', 'task-follow', 'task-link', 'task-template'],
  ['task-files', 'todo'],
  ['working-time'],
  ['record-request', 'record-news', 'task-time'],
  ['crew', 'absence'],
  ['kiosk'],
  ['mark'],
  ['today', 'employee'],
  ['account-invitation'],
  ['payroll'],
  ['notice'],
  ['home', 'owner-day', 'calendar'],
  ['demo'],
  ['service'],
] as const;

const API = '^apps/api/src/';
const WEB = '^apps/web/src/';
const OURS = '^(apps|packages|bench|e2e|house)/';

function rule(
  name: string,
  comment: string,
  from: string,
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType {
  return { name, comment, severity: 'error', from: { path: from }, to };
}

/** A folder of the API that knows, of the API, only some. */
function apiLayer(layer: string, below: readonly string[]): IForbiddenRuleType {
  const known = [layer, ...below].map((folder) => `${API}${folder}/`);
  const comment = `${layer} knows ${below.join(', ') || 'no other folder'}`;
  return rule(`api-${layer}`, comment, `${API}${layer}/`, { path: API, pathNot: known });
}

const featureOrder = API_FEATURES.flatMap((level, index) =>
  level.map((feature) => {
    const below = API_FEATURES.slice(0, index).flat();
    const known = [feature, ...below].map((noun) => `${API}features/${noun}/`);
    const comment = `${feature} knows only the features below it`;
    const to = { path: `${API}features/`, pathNot: known };
    return rule(`api-feature-${feature}`, comment, `${API}features/${feature}/`, to);
  }),
);

/** The rule that no import may break. Paths are those of the repository, from its root. */
export const RULES: readonly IForbiddenRuleType[] = [
  rule('found', 'every import leads to a file', '', { couldNotResolve: true }),
  rule('no-cycle', 'files do not import in a circle', '', { circular: true }),
  {
    name: 'no-folder-cycle',
    comment: 'folders do not import in a circle',
    severity: 'error',
    scope: 'folder',
    from: { path: OURS },
    to: { circular: true },
  },
  {
    name: 'no-tests',
    comment: 'the product knows no test',
    severity: 'error',
    from: { pathNot: `${WEB}test/` },
    to: { path: ['^apps/api/test/', `${WEB}test/`, '^(e2e|bench|house)/'] },
  },

  rule('shared', 'shared imports nothing of ours', '^packages/shared/', {
    path: OURS,
    pathNot: '^packages/shared/',
  }),
  rule('embedded-mongo', 'imports nothing of ours', '^packages/embedded-mongo/', {
    path: OURS,
    pathNot: '^packages/embedded-mongo/',
  }),

  rule('api-packages', 'only the programs of the API know the embedded database', `${API}.+/`, {
    path: OURS,
    pathNot: ['^apps/api/', '^packages/shared/'],
  }),
  apiLayer('kernel', []),
  apiLayer('platform', ['kernel']),
  apiLayer('http', ['kernel', 'platform']),
  apiLayer('migrations', ['platform']),
  apiLayer('archive', ['platform']),
  apiLayer('features', ['kernel', 'platform']),
  ...featureOrder,
  rule(
    'api-inner-folder',
    'a folder in a feature knows nothing of what stands above it',
    `${API}features/([^/]+)/.+/`,
    {
      path: `${API}features/$1/[^/]+$`,
    },
  ),
  rule('api-index', 'a feature is entered by its index', `${API}features/([^/]+)/`, {
    path: `${API}features/[^/]+/`,
    pathNot: [`${API}features/$1/`, `${API}features/[^/]+/index\\.ts$`],
  }),
  rule('api-index-from-outside', 'a feature is entered by its index', `${API}(features/)?[^/]+$`, {
    path: `${API}features/[^/]+/`,
    pathNot: `${API}features/[^/]+/index\\.ts$`,
  }),

  rule('web-packages', 'of ours, the web knows shared', WEB, {
    path: OURS,
    pathNot: [WEB, '^packages/shared/'],
  }),
  rule('web-base', 'lib, ui and texts know no feature', `${WEB}(lib|ui|texts)/`, {
    path: WEB,
    pathNot: `${WEB}(lib|ui|texts)/`,
  }),
  rule('web-sync', 'sync draws nothing and tells nothing: it knows lib', `${WEB}sync/`, {
    path: WEB,
    pathNot: `${WEB}(sync|lib)/`,
  }),
  rule('web-features', 'features know sync, lib, ui and texts', `${WEB}features/`, {
    path: WEB,
    pathNot: `${WEB}(features|sync|lib|ui|texts|assets)/`,
  }),
  rule('web-index', 'a feature is entered by its index', `${WEB}features/([^/]+)/`, {
    path: `${WEB}features/[^/]+/`,
    pathNot: [`${WEB}features/$1/`, `${WEB}features/[^/]+/index\\.ts$`],
  }),
  rule('web-index-from-outside', 'a feature is entered by its index', `${WEB}app/`, {
    path: `${WEB}features/[^/]+/`,
    pathNot: `${WEB}features/[^/]+/index\\.ts$`,
  }),
];
