import { Module } from '@nestjs/common';
import { Guesses } from './guesses.js';

@Module({ providers: [Guesses], exports: [Guesses] })
export class GuessesModule {}
