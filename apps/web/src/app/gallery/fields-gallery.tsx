import { Columns3, Table } from 'lucide-react';
import { useState } from 'react';
import { moneyKind } from '@/lib/typed-number.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { ColorInput } from '@/ui/color-input.tsx';
import { DatePicker } from '@/ui/date-picker.tsx';
import { DateRange } from '@/ui/date-range.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { Select } from '@/ui/select.tsx';
import { Switch } from '@/ui/switch.tsx';
import { TagInput } from '@/ui/tag-input.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { Specimen } from './specimen.tsx';

const PEOPLE = ['Ana Lucía Morales', 'José Ramírez', 'Karla Peña', 'Óscar Us'].map((label, index) => ({
  value: String(index),
  label,
  detail: `@persona${String(index)}`,
  icon: <Avatar person={{ username: label }} size="sm" decorative />,
}));

/** Every field, alone and wrong. */
export function FieldsGallery() {
  const [search, setSearch] = useState('inventario');
  const [amount, setAmount] = useState('12.50');
  const [color, setColor] = useState('#0E7490');
  const [day, setDay] = useState('2026-03-09');
  const [month, setMonth] = useState('2026-03-01');
  const [range, setRange] = useState({ from: '2026-03-02', to: '2026-03-27' });
  const [view, setView] = useState<'kanban' | 'table'>('kanban');
  const [checked, setChecked] = useState(true);
  const [people, setPeople] = useState<string[]>(['0', '1']);
  const [tags, setTags] = useState(['urgente', 'contabilidad']);

  return (
    <>
      <PageHeader title="Fields" />
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <Field label="Nombre" hint="Como aparece en la planilla.">
          <Input defaultValue="Ana Lucía Morales" />
        </Field>
        <Field label="Email" error="Falta un correo válido.">
          <Input type="email" defaultValue="ana@" />
        </Field>
        <Field label="Usuario">
          <Input readOnly defaultValue="ana.morales" />
        </Field>
        <Field label="Teléfono">
          <Input disabled placeholder="+502 5555 0101" />
        </Field>
        <Field label="Prioridad">
          <Select defaultValue="Medium">
            <option value="Low">Baja</option>
            <option value="Medium">Media</option>
          </Select>
        </Field>
        <Field label="Tarifa (USD/hora)">
          <NumberInput kind={moneyKind('GTQ')} value={amount} onValueChange={setAmount} />
        </Field>
        <Field label="Descripción" className="sm:col-span-2">
          <Textarea draft={null} placeholder="Texto de varias líneas" />
        </Field>
        <Field label="Asignar a">
          <MultiSelect
            options={PEOPLE}
            values={people}
            onValuesChange={setPeople}
            placeholder="Sin asignar"
            emptyText="Nadie con ese nombre."
          />
        </Field>
        <Field label="Tags">
          <TagInput tags={tags} onTagsChange={setTags} />
        </Field>
        <Field label="Fecha de vencimiento">
          <DatePicker value={day} onValueChange={setDay} />
        </Field>
        <Field label="Semana">
          <DatePicker value={day} onValueChange={setDay} granularity="week" />
        </Field>
        <Field label="Mes">
          <DatePicker value={month} onValueChange={setMonth} granularity="month" />
        </Field>
        <Field label="Color">
          <ColorInput value={color} onValueChange={setColor} />
        </Field>
      </div>
      <div className="h-8" />
      <Specimen name="DateRange">
        <DateRange value={range} onValueChange={setRange} fromLabel="Inicio" toLabel="Fin" />
      </Specimen>
      <Specimen name="SearchInput, SegmentedControl, Checkbox, Switch">
        <SearchInput aria-label="Buscar proyecto" value={search} onValueChange={setSearch} />
        <SegmentedControl
          label="Vista"
          value={view}
          onValueChange={setView}
          segments={[
            { value: 'kanban', label: 'Kanban', icon: Columns3 },
            { value: 'table', label: 'Tabla', icon: Table },
          ]}
        />
        <Checkbox label="Generar contraseña" checked={checked} onCheckedChange={setChecked} />
        <Checkbox label="Parte" checked="indeterminate" onCheckedChange={setChecked} />
        <Switch label="Avisos" checked={checked} onCheckedChange={setChecked} />
        <Switch label="Sin avisos" checked={!checked} onCheckedChange={(on) => setChecked(!on)} />
      </Specimen>
    </>
  );
}
