import { Columns3, FormInput, LayoutList, MousePointerClick, Table } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Avatar } from '@/ui/avatar.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { Page } from '@/ui/page.tsx';
import { AreaFrame } from '../frame/area-frame.tsx';
import { ActionsGallery } from '../gallery/actions-gallery.tsx';
import { ColorsGallery } from '../gallery/colors-gallery.tsx';
import { ContentGallery } from '../gallery/content-gallery.tsx';
import { FieldsGallery } from '../gallery/fields-gallery.tsx';
import { TableGallery } from '../gallery/table-gallery.tsx';

const SECTIONS = [
  { to: '/__gallery', label: 'Actions', icon: MousePointerClick, Content: ActionsGallery },
  { to: '/__gallery/fields', label: 'Fields', icon: FormInput, Content: FieldsGallery },
  { to: '/__gallery/content', label: 'Content', icon: LayoutList, Content: ContentGallery },
  { to: '/__gallery/table', label: 'Table', icon: Table, Content: TableGallery },
  { to: '/__gallery/colors', label: 'Colours and type', icon: Columns3, Content: ColorsGallery },
] as const;

/** Every primitive, in the frame of the signed-in areas; only in development. */
export function Component() {
  const section = useParams()['*'];
  const [open, setOpen] = useState(true);
  const { Content } = SECTIONS.find(({ to }) => to === `/__gallery/${section}`) ?? SECTIONS[0];
  return (
    <AreaFrame
      panelTitle="Gallery"
      entries={SECTIONS}
      panelOpen={open}
      onPanelOpenChange={setOpen}
      where={
        <>
          <CompanyTile name="Cafetalera Los Volcanes" color="#7A3E1D" size="sm" />
          <span className="truncate">You are in: Cafetalera Los Volcanes</span>
        </>
      }
      clock={<span className="tabular hidden text-accent sm:inline">03:12:45</span>}
      account={<Avatar person={{ username: 'ana', fullname: 'Ana Lucía Morales' }} />}
    >
      <Page>
        <Content />
      </Page>
    </AreaFrame>
  );
}
