import { foldSearch } from '@faena/shared/domain';

/** A line of a table; no field takes a column of hours. */
interface Line {
  readonly cell: (column: number, field: null) => string;
}

/** A column of times of the day, by its head alone. */
const CLOCK =
  /^(?:local )?(?:start|end|stop|hora(?: de)?) (?:time|inicio|fin|entrada|salida)$|^(?:time|clock|first|last)[ -]?(?:in|out|start|end)$/;

/** A column that begins or ends a stretch of time; a plan of days has the same heads, so its cells decide. */
const BEGINS = /^(?:start|begin|from|started(?: at)?|inicio|desde|entrada|de|beginn|von)$/;
const ENDS = /^(?:end|stop|to|ended(?: at)?|fin|hasta|salida|a|ende|bis)$/;

/** A column whose cells say whether somebody came or left, and the column of its times. */
const CAME_OR_LEFT = /^(?:c\/|check[ -]?|clock[ -]?|punch[ -]?)?(?:in|out)$|^(?:entrada|salida)$/;
/** No longer word says that; folding a long cell would cost time. */
const LONGEST_PUNCH = 16;
const MOMENT = /^(?:(?:date|fecha)[ /-]?(?:y )?(?:time|hora)|time(?:stamp)?|hora|marca|clock(?:ed)? at)$/;

/** A day as the head of a column, as weekly reports have it. */
const DAY_HEAD =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)\w*\b|^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/;
const FEWEST_DAYS = 5;

/** A column of lengths of time. */
const LENGTH =
  /^(?:(?:duration|duracion)(?: ?\(.*\))?|(?:time|tiempo) ?\((?:h|hh|decimal|hours|horas).*\)|hours rounded|dauer)$/;

/** A column that says whose or which time it is. */
const OF_TIME =
  /^(?:user|usuario|benutzer|email|username|client|cliente|customer|employee\??|empleado|[fl]name|(?:first|last) name|billable\??|facturable|(?:local )?date|fecha|datum)$/;

/** A column of lengths or of times of the day, or of people. */
const TIME = /^(?:time|tiempo)$/;
const MEMBER = /^(?:member|miembro)$/;

/** A column that only tasks have. */
const OF_TASKS =
  /^(?:due(?: date)?|vence|vencimiento|fecha de vencimiento|priority|prioridad|assignees?|asignad[oa]s?(?: a)?|predecessors|predecesoras)$/;

/** A time of the day as a text, or as the part of a day after the point in a cell of a workbook. */
const TIME_OF_DAY = /\d:\d\d|^\d+\.\d{2,}$/;

/** Lines whose cells are looked at. */
const LOOKED_AT = 20;

/**
 * Whether a table reports hours worked and no tasks (IMPORT-17). Toggl, Clockify, Harvest, Kimai and Jibble export such
 * tables, and so do punch clocks.
 */
export function isTimeReport(heads: readonly string[], lines: readonly Line[]): boolean {
  const folded = heads.map((head) => foldSearch(head.replaceAll('_', ' ')));
  const has = (kind: RegExp) => folded.some((head) => kind.test(head));
  if (has(OF_TASKS)) return false;
  if (folded.filter((head) => CLOCK.test(head)).length > 1) return true;
  const hasClock = (kind: RegExp) =>
    folded.some(
      (head, column) =>
        kind.test(head) && lines.slice(0, LOOKED_AT).some(({ cell }) => TIME_OF_DAY.test(cell(column, null))),
    );
  if (hasClock(BEGINS) && hasClock(ENDS)) return true;
  if (lines.length > 0 && has(MOMENT) && folded.some((_, column) => hasPunches(lines, column))) return true;
  const ofTime = folded.filter((head) => OF_TIME.test(head)).length;
  if (folded.filter((head) => DAY_HEAD.test(head)).length >= FEWEST_DAYS && ofTime > 0) return true;
  if (has(LENGTH)) return ofTime > 0;
  // A list of meetings has a client, a date and a time; a report has a person, too.
  if (has(TIME) && has(MEMBER) && ofTime > 1) return true;
  return has(/^(?:hours|horas|logged)$/) && ofTime > 1;
}

/** Whether the first cells of a column all say that somebody came or left. */
function hasPunches(lines: readonly Line[], column: number): boolean {
  return lines.slice(0, LOOKED_AT).every(({ cell }) => {
    const text = cell(column, null);
    return text.length <= LONGEST_PUNCH && CAME_OR_LEFT.test(foldSearch(text));
  });
}
