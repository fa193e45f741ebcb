import { useViewer } from '../../viewer/viewer';

/** Owner of the edited price rules, as calls need it: the own producer company. */
export function useOwnRules(): { producerCompanyId: number } {
  const viewer = useViewer();
  return { producerCompanyId: viewer.kind === 'producer' ? viewer.companyId : 0 };
}
