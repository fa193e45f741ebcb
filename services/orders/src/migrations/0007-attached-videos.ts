import { Migration } from '@mikro-orm/migrations';

/** A video is an attachment without a file: it lies elsewhere, at this address. */
export class AttachVideos extends Migration {
  override up(): void {
    this.addSql('alter table attachment add column url text');
  }
}
