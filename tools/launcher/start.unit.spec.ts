import { welcome } from './start.ts';

describe('the last lines of npm start', () => {
  const admin = {
    email: 'admin@werkbank.example',
    password: 'Geheim-1',
    role: 'platform-admin',
    companyId: null,
    companyType: null,
    companyName: null,
  };
  const buyer = {
    email: 'b@ag.example',
    password: 'Geheim-22',
    role: 'buyer',
    companyId: 7,
    companyType: 'Customer',
    companyName: 'Muster AG',
  };

  const company = {
    company: 'Eigene GmbH',
    companyId: 8,
    alias: 'eigene',
    password: 'Geheim-3',
    user: 'c@eigene.example',
    unknown: 'd@eigene.example',
  };

  it('have no mail page with a real mail server', () => {
    const where = { address: 'http://127.0.0.1:8080', empty: false, mails: undefined, company };
    expect(welcome(where, [], 1)).not.toContain('Mails');
  });

  it('explain how to create the first administrator of an empty shop', () => {
    const where = { address: 'http://127.0.0.1:8080', empty: true, mails: undefined, company };
    const text = welcome(where, [], 1);
    expect(text).toContain('npm run first-admin');
    expect(text).not.toContain('Demo accounts');
  });

  it('show the address, the mail page and the accounts', () => {
    const where = {
      address: 'http://127.0.0.1:8080',
      empty: false,
      mails: 'http://127.0.0.1:8111',
      company,
    };
    expect(welcome(where, [admin, buyer], 41.6).split('\n')).toEqual([
      '',
      'Werkbank is ready after 42 s: http://127.0.0.1:8080',
      'Mails that it sends are caught and read here: http://127.0.0.1:8111',
      '',
      'Demo accounts:',
      '  admin@werkbank.example  Geheim-1   platform-admin',
      '  b@ag.example            Geheim-22  buyer           Muster AG',
      '',
      'Signed in by their own company, Eigene GmbH: http://127.0.0.1:8080/login?company=eigene',
      '  c@eigene.example  Geheim-3',
      '',
      'Ctrl-C or npm run stop ends it.',
    ]);
  });
});
