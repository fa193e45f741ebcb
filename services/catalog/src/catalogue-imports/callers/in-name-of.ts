import { type Caller, kindsOf } from '@werkbank/contracts/access';
import { asTheService } from '@werkbank/platform/request';

/** Platform admins act for companies that are not theirs, so the service reads and writes for them. */
export function inNameOf<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
  return kindsOf(caller).has('platform-admin') ? asTheService(work) : work();
}
