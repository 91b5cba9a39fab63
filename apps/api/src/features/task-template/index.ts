export { createTemplate } from './create-template.ts';
export { whenCompanyGoes } from './departures.ts';
export { taskTemplateHandlers } from './handlers.ts';
export { listTemplates } from './list-templates.ts';
