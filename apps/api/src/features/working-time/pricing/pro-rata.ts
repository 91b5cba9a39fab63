import type { Expression } from 'mongoose';

type Term = Expression | number;

/**
 * The domain's `proRataCents` as an aggregation expression: `cents` × `part` / `whole`, rounded half-up
 * to the cent. Exact: products of two such numbers fit the 34 digits of a decimal.
 */
export function proRataCentsIn(cents: Term, part: Term, whole: Term): Expression {
  const twice = (factor: Term) => ({ $multiply: [2, exact(factor)] });
  const halves = { $add: [{ $multiply: [twice(cents), exact(part)] }, exact(whole)] };
  return { $toLong: { $floor: { $divide: [halves, twice(whole)] } } };
}

/** By way of a long, as a double becomes a decimal with 15 digits only. */
function exact(term: Term) {
  return { $toDecimal: { $toLong: term } };
}
