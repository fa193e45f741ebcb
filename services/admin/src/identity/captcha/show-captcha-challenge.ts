import { Controller } from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { Call } from '@werkbank/platform/http';
import { Captcha } from './captcha.js';

@Controller()
export class ShowCaptchaChallenge {
  constructor(private readonly captcha: Captcha) {}

  @Call('getCaptchaChallenge')
  show(): Promise<CallAnswer<'getCaptchaChallenge'>> {
    return this.captcha.challenge();
  }
}
