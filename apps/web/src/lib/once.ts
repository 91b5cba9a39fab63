/** Makes a value on first use. Formats of dates or numbers take some milliseconds to make. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
