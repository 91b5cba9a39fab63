/**
 * The same function, which gives its last answer again when it is asked the same: several parts of a screen ask at one
 * drawing, and what is worked out from thousands of rows is worked out once.
 */
export function rememberLast<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | null = null;
  return (...asked) => {
    if (last?.asked.every((value, index) => Object.is(value, asked[index]))) return last.answer;
    const answer = work(...asked);
    last = { asked, answer };
    return answer;
  };
}
