/** What `make` makes, made when it is first asked for: a format of dates or numbers takes some milliseconds. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
