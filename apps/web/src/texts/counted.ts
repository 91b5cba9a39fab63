/** The words for a number of things: *1 marca*, *2 marcas*. */
export const counted = (one: string, many: string) => (count: number) =>
  `${count} ${count === 1 ? one : many}`;
