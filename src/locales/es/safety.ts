import { helpLineLinks, helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    'Si tú o alguien cercano está en peligro ahora, llama a emergencias: 112 en Europa, 911 en Norteamérica y buena parte de Latinoamérica, 999 en el Reino Unido, 000 en Australia, 111 en Nueva Zelanda.',
  sections: [
    section('lines', 'Personas que escuchan', [
      'Ningún motivo es demasiado pequeño. Estas líneas son para cualquiera que no pueda más o se preocupe por otra persona.',
      helpLineLinks({
        locale: 'es',
        regions: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'UY', 'US'],
        call: (number, country) => `Llamar al ${number} (${country})`,
        finder: 'Buscar una línea en cualquier país: findahelpline.com',
      }),
      helpLineTable({
        locale: 'es',
        caption: 'Líneas de ayuda por país',
        head: ['País', 'Línea', 'Número'],
        callOrText: (number) => `Llama o escribe al ${number}`,
      }),
      'Los números pueden cambiar. Si uno no funciona, usa findahelpline.com o llama a emergencias.',
    ]),
    section('ai', 'Con qué hablas', [
      `Cada personaje de ${product} es un programa, no un ser humano. No puede sentir, no puede verte y no puede llamar a nadie por ti. Siempre lo indica la parte superior de cada chat, aparte de lo que diga el personaje.`,
      'Los acompañantes de IA pueden no ser adecuados para algunos menores.',
      'El servicio es para adultos. Puede que no sea para ti si ocupa el lugar de la gente, del sueño o del trabajo. Descansa; no se pierde nada y ningún personaje te reprochará que te vayas.',
    ]),
    section('protocol', 'Qué pasa cuando alguien escribe sobre hacerse daño', [
      list([
        'El servidor reconoce muchas maneras de decirlo, en 27 idiomas, y las líneas de ayuda aparecen enseguida sobre la respuesta. El personaje deja su papel, dice que solo es un programa y te pide que llames. Ese mensaje no cuesta nada.',
        'Vale para todos los personajes, sea cual sea la tecnología: esa respuesta la escribieron personas, no un modelo. Ningún ajuste la desactiva, y después el personaje sigue siendo prudente un rato.',
        'No se bloquea nada: puedes seguir escribiendo y la conversación sigue siendo tuya.',
        'No se avisa a nadie: nadie lee lo que escribes, y un personaje no puede enviarte ayuda. Por favor, llama.',
      ]),
      'La detección no es perfecta: se le escapan algunas peticiones de ayuda y toma en serio algunas bromas. Solo el programa lee lo que escribes; guarda que se ofreció ayuda con el mensaje, para que la veas de nuevo cuando vuelvas.',
      'Cuántas veces se ofreció ayuda se cuenta por mes, sin textos ni nombres. Las cifras de cada año están al final de esta página.',
    ]),
    section('rules', 'Lo que los personajes nunca hacen', [
      list([
        'Decir que son humanos cuando se les pregunta en serio.',
        'Participar en algo sexual con alguien menor de 18 años.',
        'Animar a la autolesión o a la violencia.',
        'Hacerte sentir culpable por irte, o presionarte para gastar.',
      ]),
      'Si alguno lo hace, abre el menú de su respuesta y elige «Denunciar esta respuesta».',
      links({ '/community-guidelines': 'Normas de la comunidad', '/support': 'Ayuda' }),
    ]),
  ],
});
