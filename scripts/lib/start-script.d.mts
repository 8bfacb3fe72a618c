export function headOf(file: string): string;
