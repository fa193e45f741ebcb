// Matchers that speak of what people see: `toBeVisible`, `toHaveTextContent`.
import '@testing-library/jest-dom';
