import { Module } from '@nestjs/common';
import { ShowConfiguration } from './configuration/show-configuration.js';
import { UpdateConfiguration } from './configuration/update-configuration.js';
import { EditExchangeRates } from './currencies/edit-exchange-rates.js';
import { OfferCurrencies } from './currencies/offer-currencies.js';
import { EditSidebar } from './help/edit-sidebar.js';
import { ShowSidebar } from './help/show-sidebar.js';
import { UploadSidebarFile } from './help/upload-sidebar-file.js';
import { SetUserPreferences } from './preferences/set-user-preferences.js';

@Module({
  controllers: [
    ShowConfiguration,
    UpdateConfiguration,
    OfferCurrencies,
    EditExchangeRates,
    ShowSidebar,
    EditSidebar,
    UploadSidebarFile,
    SetUserPreferences,
  ],
})
export class SettingsModule {}
