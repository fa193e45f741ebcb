export { useForm, useWatch } from '#react-hook-form';
