export { NotificationsModule } from './notifications.module.js';
export { PublishMilestones } from './publish-milestones/publish-milestones.js';
