/** Memoizes the last call: several parts of a screen ask the same of thousands of rows within one render. */
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
