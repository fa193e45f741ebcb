import { Module } from '@nestjs/common';
import { EditSynonyms } from './edit-synonyms/edit-synonyms.js';
import { ShowMissedSearches } from './missed-searches/show-missed-searches.js';

/** What people look for and do not find, and the words that platform admins teach the search. */
@Module({ controllers: [ShowMissedSearches, EditSynonyms] })
export class SearchWordsModule {}
