export { addFirstAdmin, HasAdmin } from './add-first-admin/add-first-admin.js';
export { UsersModule } from './users.module.js';
