import type { DemoSidebarAttachment } from '../shapes.ts';
import { helpVideo } from './videos.ts';

/** Readers of both languages see the same item, so its title and its document are bilingual. */
export function makeSidebarAttachments(): DemoSidebarAttachment[] {
  return [
    {
      id: 1,
      title: 'Bestellen in drei Schritten · Ordering in three steps',
      type: 'pdf',
      status: 'enabled',
      order: 1,
      url: null,
      file: 'documents/help.pdf',
    },
    {
      id: 2,
      title: 'Schnittstelle für Entwickler · API for developers',
      type: 'url',
      status: 'enabled',
      order: 2,
      url: '/api/docs',
      file: null,
    },
    {
      id: 4,
      title: 'Werkbank im Film · Werkbank on film',
      type: 'youtube',
      status: 'enabled',
      order: 4,
      url: helpVideo,
      file: null,
    },
    {
      id: 3,
      title: 'Rundgang (in Arbeit) · Tour (in preparation)',
      type: 'url',
      status: 'disabled',
      order: 3,
      url: '/',
      file: null,
    },
  ];
}
