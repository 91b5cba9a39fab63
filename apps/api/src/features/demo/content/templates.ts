import type { NewTaskTemplate } from '@faena/shared/schemas';
import type { CompanyKey } from './shapes.ts';

/** The start of the companies' new tasks (TEMPLATE-1). */
export const TEMPLATES: readonly { company: CompanyKey; template: Omit<NewTaskTemplate, 'companyId'> }[] = [
  {
    company: 'construcciones',
    template: {
      name: 'Inspección de obra',
      title: 'Inspección de obra',
      description: 'Recorrido con el maestro de obras, antes de seguir con la etapa siguiente.',
      priority: 'High',
      estimatedHours: 3,
      tags: ['supervisión', 'seguridad'],
      checklist: [
        'Revisar cascos, arneses y señalización',
        'Medir contra los planos',
        'Tomar fotos de cada frente',
        'Anotar lo que hay que corregir',
      ],
    },
  },
  {
    company: 'construcciones',
    template: {
      name: 'Pedido de materiales',
      title: '',
      description: '',
      priority: 'Medium',
      estimatedHours: 1,
      tags: ['compras'],
      checklist: ['Pedir tres cotizaciones', 'Comparar precio y entrega', 'Avisar a bodega'],
    },
  },
];
