/** The width of each choice in the filter bar, in pixels; the first ones stay in the bar longest. */
export const CONTROL_WIDTHS = {
  person: 128,
  mine: 104,
  status: 112,
  due: 144,
  priority: 112,
  tag: 104,
} as const;
