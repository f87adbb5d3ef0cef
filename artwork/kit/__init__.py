"""The hotel's workshop: materials, furniture, architecture, light and the camera."""

from kit.architecture import *
from kit.bathroom import *
from kit.bedroom import *
from kit.dusk import tex_dusk
from kit.glazing import *
from kit.lamps import *
from kit.lights import *
from kit.luggage import *
from kit.materials import *
from kit.mesh import *
from kit.outlook import *
from kit.palette import *
from kit.place_settings import *
from kit.plants import *
from kit.seating import *
from kit.soft_goods import *
from kit.stage import camera, sky
from kit.tables import *
from kit.tableware import *
from kit.textures import *
from kit.wall_art import *
