import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Matchers that speak of what people see: `toBeVisible`, `toHaveTextContent`. The code of a page and antd's come with the
// first test of a file: on a busy machine that takes longer than the second that `findBy…` waits otherwise.
configure({ asyncUtilTimeout: 5_000 });
