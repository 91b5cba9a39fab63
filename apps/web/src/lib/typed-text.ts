const FIELDS = 'form :is(input:not([type="hidden"], [hidden]), textarea)';

/** Whether a form on the page holds text that is stored nowhere else. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
}
