import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { keycloakSettings } from '../launcher/parts/keycloak-settings.ts';

interface Ingress {
  metadata: { name: string };
  spec: { rules: { http: { paths: { path: string; pathType: string }[] } }[] };
}
interface StatefulSet {
  kind: string;
  spec: { template: { spec: { containers: { env: { name: string; value?: string }[] }[] } } };
}
interface Compose {
  services: Record<string, { ports?: string[]; environment?: Record<string, string> }>;
}
const read = (path: string): string => readFileSync(join(repositoryRoot, 'deploy', path), 'utf8');
const documents = <T>(path: string): T[] => parseAllDocuments(read(path)).map((one) => one.toJS() as T);
const compose = parse(read('compose/compose.yaml'), { merge: true }) as Compose;
const loginAddressConf = read('compose/login.conf');
const publicPathsOfKeycloak = [...loginAddressConf.matchAll(/location = (\S+)/g)].map(([, path]) => path!);

describe.each(['small', 'production'])('the address of Keycloak in the overlay %s', (overlay) => {
  it('exposes only the paths for sign-in by a company', () => {
    const login = documents<Ingress>(`kubernetes/overlays/${overlay}/ingress.yaml`).find(
      ({ metadata }) => metadata.name === 'login',
    );
    const paths = login?.spec.rules.flatMap(({ http }) => http.paths) ?? [];
    expect(paths.map(({ path }) => path)).toEqual(publicPathsOfKeycloak);
    expect(new Set(paths.map(({ pathType }) => pathType))).toEqual(new Set(['Prefix']));
  });

  it('starts Keycloak with the settings of every other one of ours', () => {
    const keycloak = documents<StatefulSet>(`kubernetes/overlays/${overlay}/keycloak.yaml`).find(
      ({ kind }) => kind === 'StatefulSet' || kind === 'Deployment',
    );
    const told = keycloak?.spec.template.spec.containers[0]?.env ?? [];
    expect(Object.fromEntries(told.map(({ name, value }) => [name, value]))).toMatchObject(keycloakSettings);
  });
});

describe('the address of Keycloak in Compose', () => {
  it('is a proxy with the same paths; Keycloak publishes no port', () => {
    expect(compose.services['keycloak']?.ports).toBeUndefined();
    expect(compose.services['login']?.ports).toEqual(['127.0.0.1:8107:8080']);
    for (const path of publicPathsOfKeycloak)
      for (const location of [`= ${path}`, `${path}/`])
        expect(loginAddressConf).toContain(`  location ${location} { proxy_pass http://keycloak:8080; }\n`);
    expect(loginAddressConf.match(/location/g)).toHaveLength(2 * publicPathsOfKeycloak.length + 1);
    expect(loginAddressConf).toContain('location / { return 404; }');
  });

  it('starts Keycloak with the settings of every other one of ours', () => {
    expect(compose.services['keycloak']?.environment).toMatchObject(keycloakSettings);
  });
});

it('exposes only the realm of the product', () => {
  expect(publicPathsOfKeycloak.length).toBeGreaterThan(0);
  for (const path of publicPathsOfKeycloak) expect(path).toMatch(/^\/(resources$|realms\/werkbank\/)/);
});
