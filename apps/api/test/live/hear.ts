/** Reads a stream: `said` is its text so far, `ended` resolves with the time of its end in milliseconds. */
export function hear(response: Response) {
  let said = '';
  const listen = async () => {
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      said += decoder.decode(read.value, { stream: true });
    }
    return performance.now();
  };
  const ended = listen();
  ended.catch(() => undefined);
  return { ended, said: () => said };
}
