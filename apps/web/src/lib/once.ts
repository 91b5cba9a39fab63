/** The value of `make`, made on first use: formats of dates or numbers take some milliseconds. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
