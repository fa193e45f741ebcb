import { Migration } from '@mikro-orm/migrations';
import { cleanDocuments, cleanTexts } from '@werkbank/platform/database';

/** Issued papers stay as they were issued; what writes files drops what they cannot hold. */
export class CleanNames extends Migration {
  override up(): void {
    const texts = [
      ...cleanTexts('sales_order', [
        'creator_first_name',
        'creator_last_name',
        'customer_name',
        'cost_center',
      ]),
      ...cleanDocuments('sales_order', ['primary_address', 'shipping_address']),
      ...cleanTexts('delivery', ['producer_name']),
      ...cleanDocuments('delivery', ['dispatch_location']),
      ...cleanTexts('attachment', ['title', 'file_name']),
      ...cleanTexts('dispatch_location', ['producer_name']),
      ...cleanDocuments('dispatch_location', ['address']),
    ];
    for (const sql of texts) this.addSql(sql);
  }
}
