import type { ImageView } from '#ui/pictures/picture.tsx'
import type { Look } from './look.ts'

/** A canvas that shows a panorama. */
export type Panorama = {
  /** The widest picture in px that the device can hold. */
  widest: number
  /** Takes a picture of a whole circle, twice as wide as high. */
  hold: (picture: TexImageSource) => void
  draw: (look: Look) => void
  end: () => void
}

// One triangle larger than the view covers it all.
const VERTICES = `#version 300 es
out vec2 at;
void main() {
  at = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2.0 - 1.0;
  gl_Position = vec4(at, 0.0, 1.0);
}`

// For each pixel the direction in which it is seen, and for the direction its place in the picture.
const PIXELS = `#version 300 es
precision highp float;
in vec2 at;
out vec4 colour;
uniform sampler2D picture;
uniform vec2 reach;
uniform vec2 look;
const float PI = 3.14159265359;
void main() {
  vec3 ray = normalize(vec3(at * reach, 1.0));
  float up = ray.y * cos(look.y) + ray.z * sin(look.y);
  float ahead = ray.z * cos(look.y) - ray.y * sin(look.y);
  float longitude = atan(ray.x, ahead) + look.x;
  float latitude = asin(clamp(up, -1.0, 1.0));
  colour = vec4(texture(picture, vec2(longitude / (2.0 * PI) + 0.5, 0.5 - latitude / PI)).rgb, 1.0);
}`

/** Pixels of the screen beyond two for each px cost much and show nothing. */
const MOST_DENSE = 2

/** Shows panoramas on a canvas by WebGL 2; null where the browser has none. The canvas keeps to the size that it is laid out at. */
export function createPanorama(canvas: HTMLCanvasElement): Panorama | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false })
  const program = gl && linkProgram(gl)
  if (!gl || !program) return null
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, not of React
  gl.useProgram(program)
  const reach = gl.getUniformLocation(program, 'reach')
  const look = gl.getUniformLocation(program, 'look')
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  // Without smaller copies of the picture there is no seam where its two ends meet.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return {
    widest: gl.getParameter(gl.MAX_TEXTURE_SIZE) as number,
    hold: (picture) => gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture),
    draw: ({ yaw, pitch, field }) => {
      const density = Math.min(MOST_DENSE, devicePixelRatio)
      const [width, height] = [Math.round(canvas.clientWidth * density), Math.round(canvas.clientHeight * density)]
      if (width === 0 || height === 0) return
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      gl.viewport(0, 0, width, height)
      const upwards = Math.tan(radians(field) / 2)
      gl.uniform2f(reach, (upwards * width) / height, upwards)
      gl.uniform2f(look, radians(yaw), radians(pitch))
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    end: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

function linkProgram(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTICES],
    [gl.FRAGMENT_SHADER, PIXELS],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}

/** Whether the browser could show one, without beginning to. */
export function hasWebGl(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}

/**
 * The size of a panorama that is sharp enough for a view of so many px, and that the device can hold; null where there is none, as for a
 * picture that is smaller than the smallest size, of which there is only a cut.
 */
export function sourceFor({ srcset }: Pick<ImageView, 'srcset'>, view: { width: number; height: number; field: number }, widest: number): string | null {
  const neededWidth = (view.height * 360) / view.field
  const sources = srcset
    .split(', ')
    .map((source) => source.split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width <= widest)
    .sort((one, other) => one.width - other.width)
  return (sources.find(({ width }) => width >= neededWidth) ?? sources.at(-1))?.address ?? null
}

/** A picture of this address, ready to be drawn. Rejects when it does not come. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  // Its pixels are read: the site sends such a picture itself, wherever others come from.
  picture.crossOrigin = 'anonymous'
  picture.src = address
  await picture.decode()
  return picture
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
