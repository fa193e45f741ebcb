import { Module } from '@nestjs/common';
import { SetUserPreferences } from './set-user-preferences.js';

@Module({ controllers: [SetUserPreferences] })
export class PreferencesModule {}
