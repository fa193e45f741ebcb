import type { DemoSidebarAttachment } from '../shapes.ts';
import { helpVideo } from './videos.ts';

export function makeSidebarAttachments(): DemoSidebarAttachment[] {
  return [
    {
      id: 1,
      title: 'Bestellen in drei Schritten',
      type: 'pdf',
      status: 'enabled',
      order: 1,
      url: null,
      file: 'documents/help.pdf',
    },
    {
      id: 2,
      title: 'Schnittstelle für Entwickler',
      type: 'url',
      status: 'enabled',
      order: 2,
      url: '/api/docs',
      file: null,
    },
    {
      id: 4,
      title: 'Werkbank im Film',
      type: 'youtube',
      status: 'enabled',
      order: 4,
      url: helpVideo,
      file: null,
    },
    { id: 3, title: 'Rundgang (in Arbeit)', type: 'url', status: 'disabled', order: 3, url: '/', file: null },
  ];
}
