import { Migration } from '@mikro-orm/migrations';

/** Platform admins belong to no company, so no company admin administers them and no company's sign-in lets them in. */
export class PlatformAdminsApart extends Migration {
  override up(): void {
    this.addSql(`update users set company_id = null, company_admin = false, account_version = account_version + 1
      where platform_admin and company_id is not null`);
    this.addSql(`alter table users
      add constraint platform_admin_of_no_company check (not platform_admin or company_id is null)`);
  }
}
