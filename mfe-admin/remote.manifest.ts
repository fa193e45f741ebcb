import type { RemoteManifest } from '@werkbank/contracts/shell-api';

export default {
  name: 'admin',
  routes: [{ path: '/management/*', page: 'management', access: ['user'] }],
  menu: [
    { to: '/management/profile', label: { de: 'Profil', en: 'Profile' }, access: ['user'], order: 10 },
    {
      to: '/management/company',
      covers: ['/management/customers/', '/management/producers/companies/', '/management/spending-limits'],
      label: { de: 'Firma', en: 'Company' },
      access: ['company'],
      order: 11,
    },
    {
      to: '/management/setup',
      label: { de: 'Einrichtung', en: 'Setup' },
      access: ['platform-admin'],
      order: 12,
    },
    {
      to: '/management/users',
      label: { de: 'Benutzer', en: 'Users' },
      access: ['platform-admin'],
      order: 20,
    },
    {
      to: '/management/customers',
      label: { de: 'Kunden', en: 'Customers' },
      access: ['platform-admin'],
      order: 21,
    },
    {
      to: '/management/producers',
      label: { de: 'Hersteller', en: 'Manufacturers' },
      access: ['platform-admin'],
      order: 22,
    },
    {
      to: '/management/categories',
      covers: ['/management/table-columns'],
      label: { de: 'Kategorien', en: 'Categories' },
      access: ['platform-admin'],
      order: 23,
    },
    {
      to: '/management/searches',
      label: { de: 'Suchen ohne Treffer', en: 'Searches without a hit' },
      access: ['platform-admin'],
      order: 24,
    },
    {
      to: '/management/currencies',
      label: { de: 'Währungen', en: 'Currencies' },
      access: ['platform-admin'],
      order: 40,
    },
    {
      to: '/management/freight',
      label: { de: 'Fracht', en: 'Freight' },
      access: ['platform-admin'],
      order: 40,
    },
    {
      to: '/management/customs',
      label: { de: 'Zoll', en: 'Customs' },
      access: ['platform-admin'],
      order: 40,
    },
    {
      to: '/management/taxes',
      label: { de: 'Steuern', en: 'Taxes' },
      access: ['platform-admin'],
      order: 40,
    },
    {
      to: '/management/sidebar-panel',
      label: { de: 'Hilfe-Inhalte', en: 'Sidebar panel' },
      access: ['platform-admin'],
      order: 41,
    },
    {
      to: '/management/print-settings',
      label: { de: 'Angaben auf Belegen', en: 'Document details' },
      access: ['platform-admin'],
      order: 42,
    },
    {
      to: '/management/audit',
      label: { de: 'Änderungsprotokoll', en: 'Audit trail' },
      access: ['platform-admin'],
      order: 43,
    },
    {
      to: '/management/operations',
      label: { de: 'Betrieb', en: 'Operations' },
      access: ['platform-admin'],
      order: 44,
    },
  ],
  slots: [],
} satisfies RemoteManifest;
